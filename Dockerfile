# Two stages, so that neither pip's cache nor build tools end up in the image.
FROM python:3.13-slim AS build
RUN python -m venv /opt/flotilla
ENV PATH=/opt/flotilla/bin:$PATH PIP_NO_CACHE_DIR=1 PIP_DISABLE_PIP_VERSION_CHECK=1
WORKDIR /src
COPY requirements.lock ./
RUN pip install --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
RUN pip install --no-deps .

FROM python:3.13-slim
RUN useradd --system --uid 10001 --user-group --no-create-home flotilla \
    && install -d -m 0700 -o flotilla -g flotilla /data
COPY --from=build /opt/flotilla /opt/flotilla
ENV PATH=/opt/flotilla/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    FLOTILLA_DATABASE=/data/flotilla.db \
    FLOTILLA_LOG_FORMAT=json
USER flotilla
WORKDIR /data
VOLUME /data
# Healthy: the event loop turns and Discord is connected (a file touched every two minutes beside the database).
HEALTHCHECK --interval=60s --timeout=10s --start-period=90s --retries=2 CMD ["flotilla", "health"]
CMD ["flotilla"]
