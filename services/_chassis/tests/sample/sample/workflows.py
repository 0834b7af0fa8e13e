from datetime import timedelta

from opentelemetry import trace
from temporalio import activity, workflow


@activity.defn
async def trace_id_here() -> str:
    return trace.format_trace_id(trace.get_current_span().get_span_context().trace_id)


@workflow.defn
class AskForTrace:
    @workflow.run
    async def run(self) -> str:
        return await workflow.execute_activity(trace_id_here, start_to_close_timeout=timedelta(seconds=10))
