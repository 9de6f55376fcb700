"""Serves FastCRUD's endpoints: twelve shelves and twenty-five items, in a new file in the working
directory. Usage: store.py PORT
"""

import sys
from contextlib import asynccontextmanager
from typing import Optional

import uvicorn
from fastapi import FastAPI
from fastcrud import FilterConfig, crud_router
from pydantic import BaseModel, ConfigDict, Field
from sqlalchemy import ForeignKey
from sqlalchemy.ext.asyncio import async_sessionmaker, create_async_engine
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


class Shelf(Base):
    __tablename__ = "shelf"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    floor: Mapped[int]


class Item(Base):
    __tablename__ = "item"
    id: Mapped[int] = mapped_column(primary_key=True)
    name: Mapped[str]
    price: Mapped[float]
    note: Mapped[Optional[str]]
    shelf_id: Mapped[int] = mapped_column(ForeignKey("shelf.id"))


class NewShelf(BaseModel):
    name: str = Field(min_length=1, max_length=50)
    floor: int = Field(ge=0, le=20)


class ShelfRead(NewShelf):
    model_config = ConfigDict(from_attributes=True)
    id: int


class ShelfChange(BaseModel):
    name: Optional[str] = Field(None, min_length=1, max_length=50)
    floor: Optional[int] = Field(None, ge=0, le=20)


class NewItem(BaseModel):
    name: str = Field(min_length=1, max_length=80)
    price: float = Field(ge=0)
    note: Optional[str] = Field(None, max_length=200)
    shelf_id: int


class ItemRead(NewItem):
    model_config = ConfigDict(from_attributes=True)
    id: int


class ItemChange(BaseModel):
    name: Optional[str] = Field(None, min_length=1, max_length=80)
    price: Optional[float] = Field(None, ge=0)
    note: Optional[str] = Field(None, max_length=200)


engine = create_async_engine("sqlite+aiosqlite:///store.sqlite")
session = async_sessionmaker(engine, expire_on_commit=False)


async def get_session():
    async with session() as one:
        yield one


@asynccontextmanager
async def lifespan(_):
    async with engine.begin() as connection:
        await connection.run_sync(Base.metadata.create_all)
    async with session() as one:
        one.add_all(Shelf(name=f"Shelf {i}", floor=i % 4) for i in range(1, 13))
        await one.flush()
        one.add_all(
            Item(name=f"Item {i}", price=i * 1.5, note=None if i % 3 else f"Note {i}", shelf_id=i % 12 + 1)
            for i in range(1, 26)
        )
        await one.commit()
    yield


app = FastAPI(title="Store", lifespan=lifespan)
for model, path, create, change, read, filters in [
    (Shelf, "/shelves", NewShelf, ShelfChange, ShelfRead, ["name", "floor", "floor__gte"]),
    (Item, "/items", NewItem, ItemChange, ItemRead, ["name", "shelf_id", "price__lt"]),
]:
    router = crud_router(
        session=get_session,
        model=model,
        create_schema=create,
        update_schema=change,
        select_schema=read,
        path=path,
        tags=[path[1:]],
        filter_config=FilterConfig(**dict.fromkeys(filters)),
    )
    app.include_router(router)

uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), log_level="critical")
