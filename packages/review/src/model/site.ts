import type { Fate, Parts } from "./change.ts";
import { isObject, type JsonObject } from "./json.ts";
import { child, componentOf, isWithin, locate, valueAt } from "./pointer.ts";
import { isAnnotation } from "./schemas/whole-keywords.ts";

export interface Site {
  way: string;
  parts: Parts;
  /** One side declares a range, such as `default` for 404, so description changes are ignored. */
  isCrossed?: boolean;
}

/** Stable pointers of changes and places. */
export interface Names {
  isSame(before: string, after: string): boolean;
  /**
   * Returns the pointer of a change, below its component if possible. If one document uses another component, the
   * change is named after the use, so that an acknowledgement never covers other uses.
   */
  ofChange(places: { before?: string | undefined; after?: string | undefined }, site: Site): string;
  /** @returns `before` if both documents have the place in the same component, otherwise `way` */
  ofPlace(way: string, before: string, after: string): string;
}

export function createNames(fates: Map<string, Fate>): Names {
  const isSame = (before: string, after: string) => {
    const [old, now] = [componentOf(before), componentOf(after)];
    return old !== undefined && now !== undefined && (old === now || fates.get(old)?.renamedTo === now);
  };
  return {
    isSame,
    ofChange({ before, after }, { way, parts }) {
      const place = before ?? after ?? "#";
      const isOfUse = componentOf(place) === undefined && componentOf(way) !== undefined;
      if (isWithin(place, way) || isOfUse) return place;
      const inOther = componentOf(place) !== undefined && componentOf(place) !== componentOf(way);
      const isShared =
        before === undefined
          ? parts.before.some((one) => isSame(one, place))
          : (after === undefined ? parts.after : [after]).some((one) => isSame(place, one));
      if (inOther && isShared) return place;
      const own = before === undefined ? parts.after : parts.before;
      const [holder] = own.filter((part) => isWithin(place, part)).toSorted((a, b) => b.length - a.length);
      return holder === undefined ? place : way + place.slice(holder.length);
    },
    ofPlace(way, before, after) {
      const inside = (pointer: string) => pointer.slice(componentOf(pointer)?.length);
      return isSame(before, after) && inside(before) === inside(after) ? before : way;
    },
  };
}

/** Returns the target of a schema that is only a `$ref` or an `allOf` with one member. */
export function followAlone(root: JsonObject, pointer: string, hops = 20): string {
  const value = valueAt(root, pointer);
  if (!isObject(value) || hops === 0) return pointer;
  const [keyword, ...more] = Object.keys(value).filter((key) => !isAnnotation(key));
  if (more.length > 0) return pointer;
  if (typeof value.$ref === "string") return followAlone(root, decodeURIComponent(value.$ref), hops - 1);
  const members = keyword === undefined ? undefined : value[keyword];
  const alone = ["allOf", "anyOf", "oneOf"].includes(keyword ?? "") && Array.isArray(members) && members.length === 1;
  return alone ? followAlone(root, child(pointer, keyword ?? "", 0), hops - 1) : pointer;
}

/** Replaces list indexes by names: `…/parameters/query.count`. */
export function stablePointer(root: JsonObject, pointer: string): string {
  const [all, list, index] = /^(#\/.*?\/parameters)\/(\d+)/.exec(pointer) ?? [];
  const parameter = list && locate(root, `${list}/${index}`)?.value;
  if (all && parameter) return `${list}/${parameter.in}.${parameter.name}${pointer.slice(all.length)}`;
  return pointer.replace(/\/(security|tags|servers)\/\d+.*$/, "/$1");
}
