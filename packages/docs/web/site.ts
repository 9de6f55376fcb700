import { foldContents } from "./contents.ts";
import { addCopyButtons } from "./copy.ts";
import { openLinked } from "./linked.ts";
import { search } from "./search.ts";
import { makeTabs } from "./tabs.ts";
import { tryIt } from "./try-it.ts";

foldContents();
openLinked();
makeTabs();
addCopyButtons();
search();
tryIt();
