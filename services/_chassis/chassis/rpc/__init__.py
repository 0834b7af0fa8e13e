"""Synchronous calls between services: both sides known, a deadline on each, typed errors, traces."""

from chassis.rpc.client import AnswerTooLarge, RpcChannel
from chassis.rpc.credentials import Credentials
from chassis.rpc.guard import NotServable, RpcService
from chassis.rpc.ids import MOST_IDS, parse_id, parse_ids
from chassis.rpc.server import start_rpc_server

__all__ = [
    "MOST_IDS",
    "AnswerTooLarge",
    "Credentials",
    "NotServable",
    "RpcChannel",
    "RpcService",
    "parse_id",
    "parse_ids",
    "start_rpc_server",
]
