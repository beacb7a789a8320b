"""Prometheus metrics of the server. No label names a person, a table or an address."""

from typing import Final, get_args

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.process_collector import ProcessCollector

from seriatim.server.live.protocol import ClientMessage

COMMIT_BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds of the commit histogram, in seconds."""


class Metrics:
    """The metrics of one server."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        self.sockets = Gauge("seriatim_sockets", "Open WebSockets", registry=self.registry)
        self.rooms = Gauge("seriatim_live_tables", "Tables held in memory", registry=self.registry)
        self.messages = Counter("seriatim_messages", "Messages from pages", ["type"], registry=self.registry)
        self.messages_by_type = {kind: self.messages.labels(kind.__name__) for kind in get_args(ClientMessage)}
        self.refusals = Counter("seriatim_refusals", "Refused messages", ["by"], registry=self.registry)
        self.events = Counter("seriatim_events", "Events stored", registry=self.registry)
        self.commits = Histogram(
            "seriatim_commit_seconds", "From decision to stored", registry=self.registry, buckets=COMMIT_BUCKETS
        )
        self.dropped = Counter("seriatim_dropped_sockets", "Sockets the server closed", ["why"], registry=self.registry)
        self.refused_connections = Counter(
            "seriatim_refused_connections", "TCP connections reset at once", ["why"], registry=self.registry
        )
        self.bots = Counter("seriatim_bot_answers", "Moves of bots", ["source"], registry=self.registry)
        self.failures = Counter("seriatim_failures", "Things that should not happen", ["where"], registry=self.registry)

    def exposition(self) -> bytes:
        """All metrics in Prometheus' text format."""
        return generate_latest(self.registry)
