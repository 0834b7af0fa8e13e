from google.protobuf import descriptor_pb2 as _descriptor_pb2
from google.protobuf import descriptor as _descriptor
from typing import ClassVar as _ClassVar

DESCRIPTOR: _descriptor.FileDescriptor
SUBJECT_FIELD_NUMBER: _ClassVar[int]
subject: _descriptor.FieldDescriptor
AGGREGATE_FIELD_NUMBER: _ClassVar[int]
aggregate: _descriptor.FieldDescriptor
COMPANY_FIELD_NUMBER: _ClassVar[int]
company: _descriptor.FieldDescriptor
CALLERS_FIELD_NUMBER: _ClassVar[int]
callers: _descriptor.FieldDescriptor
