"""Synchronous calls between services: a deadline on each, typed errors, traces."""

from chassis.rpc.client import RpcChannel
from chassis.rpc.ids import MOST_IDS, parse_id, parse_ids
from chassis.rpc.server import RpcService, start_rpc_server

__all__ = ["MOST_IDS", "RpcChannel", "RpcService", "parse_id", "parse_ids", "start_rpc_server"]
