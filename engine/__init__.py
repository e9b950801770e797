"""The rules of the games: pure Python that knows neither Discord nor pictures nor clocks."""
