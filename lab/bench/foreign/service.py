"""A FastAPI service that returns what it received. Prints its port once it listens."""

import socket
from typing import Annotated, Any, Literal, Optional, Union

import uvicorn
from fastapi import Body, Cookie, FastAPI, File, Form, Header, Query, Response, UploadFile
from pydantic import BaseModel, ConfigDict, Field

app = FastAPI(
    title="Foreign judge",
    version="1",
    generate_unique_id_function=lambda route: route.name,
    separate_input_output_schemas=False,
)


class Leaf(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    text: str = Field(max_length=20)
    amount: Optional[float] = None
    flags: list[bool] = []


class Node(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    name: str
    leaf: Leaf
    leaves: list[Leaf] = []
    lists: list[list[int]] = []
    by_key: dict[str, Optional[Leaf]] = {}
    either: Union[Leaf, str, int, None] = None
    kind: Literal["a", "b"] = "a"
    inner: Optional["Node"] = None


class Filter(BaseModel):
    text: str
    count: Optional[int] = None
    amount: float = 0.5
    flag: bool = False
    tags: list[str] = []
    numbers: list[int] = []
    kind: Literal["a", "b"] = "a"


def members(**values: Any) -> dict[str, Any]:
    """Omits what the request did not give."""
    return {name: value for name, value in values.items() if value is not None}


async def file_of(file: UploadFile) -> dict[str, Any]:
    return {"name": file.filename, "type": file.content_type, "bytes": list(await file.read())}


@app.get("/path/{text}/{count}/{amount}/{flag}")
def read_path(text: str, count: int, amount: float, flag: bool) -> Any:
    return members(text=text, count=count, amount=amount, flag=flag)


@app.get("/query")
def read_query(
    text: str,
    count: Optional[int] = None,
    amount: Optional[float] = None,
    flag: Optional[bool] = None,
    kind: Optional[Literal["a", "b"]] = None,
    tags: Annotated[Optional[list[str]], Query()] = None,
    numbers: Annotated[Optional[list[int]], Query()] = None,
    renamed: Annotated[Optional[str], Query(alias="odd name[]")] = None,
) -> Any:
    given = members(text=text, count=count, amount=amount, flag=flag, kind=kind, tags=tags, numbers=numbers)
    return {**given, **({} if renamed is None else {"odd name[]": renamed})}


@app.get("/filter")
def read_filter(query: Annotated[Filter, Query()]) -> Any:
    return query.model_dump(exclude_unset=True)


@app.get("/headers")
def read_headers(
    x_text: Annotated[Optional[str], Header()] = None,
    x_count: Annotated[Optional[int], Header()] = None,
    x_flag: Annotated[Optional[bool], Header()] = None,
) -> Any:
    return members(**{"x-text": x_text, "x-count": x_count, "x-flag": x_flag})


@app.get("/cookies")
def read_cookies(
    text: Annotated[Optional[str], Cookie()] = None, count: Annotated[Optional[int], Cookie()] = None
) -> Any:
    return members(text=text, count=count)


@app.post("/json")
def read_json(node: Node) -> Any:
    return node.model_dump(exclude_unset=True)


@app.post("/json-list")
def read_json_list(nodes: list[Node]) -> Any:
    return [node.model_dump(exclude_unset=True) for node in nodes]


@app.post("/json-two")
def read_json_two(leaf: Leaf, other: Annotated[Union[Leaf, list[int]], Body()]) -> Any:
    plain = other if isinstance(other, list) else other.model_dump(exclude_unset=True)
    return {"leaf": leaf.model_dump(exclude_unset=True), "other": plain}


@app.post("/form")
def read_form(
    text: Annotated[str, Form()],
    count: Annotated[Optional[int], Form()] = None,
    amount: Annotated[Optional[float], Form()] = None,
    flag: Annotated[Optional[bool], Form()] = None,
    tags: Annotated[Optional[list[str]], Form()] = None,
    numbers: Annotated[Optional[list[int]], Form()] = None,
) -> Any:
    return members(text=text, count=count, amount=amount, flag=flag, tags=tags, numbers=numbers)


@app.post("/upload")
async def read_upload(
    file: UploadFile,
    more: Optional[list[UploadFile]] = None,
    data: Annotated[Optional[bytes], File()] = None,
    note: Annotated[Optional[str], Form()] = None,
    tags: Annotated[Optional[list[str]], Form()] = None,
    numbers: Annotated[Optional[list[int]], Form()] = None,
    flag: Annotated[Optional[bool], Form()] = None,
) -> Any:
    given = members(note=note, tags=tags, numbers=numbers, flag=flag)
    if more is not None:
        given["more"] = [await file_of(one) for one in more]
    if data is not None:
        given["data"] = {"bytes": list(data)}
    return {**given, "file": await file_of(file)}


@app.post("/text")
def read_text(text: Annotated[str, Body(media_type="text/plain")]) -> Any:
    return text


integer = {"schema": {"type": "integer"}}
texts = {"schema": {"type": "array", "items": {"type": "string"}}}
sent_headers = {"X-Text": {"schema": {"type": "string"}}, "X-Count": integer, "X-Tags": texts}


@app.post("/response-headers", responses={200: {"headers": sent_headers}})
def read_response_headers(headers: Annotated[dict[str, Any], Body()], response: Response) -> Any:
    response.headers.update(headers)
    response.set_cookie("first", "1")
    response.set_cookie("second", "2")
    return None


class Announced(uvicorn.Server):
    async def startup(self, sockets: Optional[list[socket.socket]] = None) -> None:
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)


if __name__ == "__main__":
    Announced(uvicorn.Config(app, port=0, log_level="error")).run()
