"""Comments on something that a context holds: what is the same of them, whatever they are about.

class RequestComment(CommentColumns, Base, table=True): ...    # the context's own, with its migration

COMMENTS = Comments(RequestComment, col(RequestComment.request_id))

Who sees what they are about, and so may be mentioned, is the context's to say.
"""
