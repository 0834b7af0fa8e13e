"""Synchronous calls between services: a deadline on each, typed errors, traces."""

from chassis.rpc.client import RpcChannel
from chassis.rpc.server import RpcService, start_rpc_server

__all__ = ["RpcChannel", "RpcService", "start_rpc_server"]
