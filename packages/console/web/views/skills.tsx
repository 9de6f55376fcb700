import type { Skill } from "@assessment-api/control";
import type { SkillFolder } from "@assessment-api/v3";
import { allFollowing } from "../api/all.ts";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatNumber } from "../format.ts";
import { route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, isFiltered, TextFilter } from "../ui/filters.tsx";
import { NothingFound } from "../ui/list.tsx";
import { Show } from "../ui/loaded.tsx";
import { Pager, pageNumber } from "../ui/pager.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { type Node, Tree } from "../ui/tree.tsx";
import { VersionResponses } from "../ui/version-responses.tsx";

/** Maximum page size of the API. */
const PAGE = 100;

export function Skills() {
  const { id } = route.value;
  const folders = useData(
    allFollowing<SkillFolder>((after) =>
      call("V3", "get", "/boost/v3/skillFolders", { query: { after, includeHidden: true, includeDisabled: true } }),
    ),
  );
  const query = { searchText: filterOf("searchText"), count: PAGE, page: pageNumber() };
  const skills = useData(call("control", "get", "/organizations/{id}/skills", { query }));
  const isFolder = folders.data?.some((folder) => folder.id === id);
  const detail =
    id === undefined || isFolder === undefined ? null : isFolder ? (
      <FolderDetail key={id} id={id} />
    ) : (
      <SkillDetail key={id} id={id} />
    );
  return (
    <Split detail={detail}>
      <h1>Skills</h1>
      <Filters>
        <TextFilter name="searchText" label="Name" />
      </Filters>
      <Show of={folders}>
        {(all) => (
          <Show of={skills}>
            {({ items, page }) => (
              <>
                {items.length === 0 ? (
                  <p class="empty">
                    {isFiltered() ? (
                      <NothingFound />
                    ) : (
                      "No skills yet. Reset the organization with the seed “catalogue” to add sixty."
                    )}
                  </p>
                ) : (
                  <Tree
                    label="Skills"
                    nodes={nodesOf(all, items, !query.searchText && items.length === page.totalElements)}
                  />
                )}
                <Pager total={page.totalElements} size={PAGE} />
              </>
            )}
          </Show>
        )}
      </Show>
    </Split>
  );
}

/** Nodes of the tree. Empty folders only appear if all skills are shown. */
function nodesOf(folders: readonly SkillFolder[], skills: readonly Skill[], isWhole: boolean): Node[] {
  const inFolder = Map.groupBy(skills, ({ folderId }) => folderId);
  const parents = new Map(folders.map(({ id, parentId }) => [id, parentId]));
  const used = new Set<string>();
  for (const { folderId } of skills)
    for (let id: string | undefined = folderId; id !== undefined && !used.has(id); id = parents.get(id)) used.add(id);
  return [
    ...folders
      .filter(({ id }) => isWhole || used.has(id))
      .map(({ id, name, parentId }) => ({
        id,
        parentId,
        content: (
          <>
            <bdi>
              <strong>{name}</strong>
            </bdi>{" "}
            {isWhole && inFolder.has(id) && (
              <span class="muted">{formatNumber(inFolder.get(id)?.length ?? 0, "skill")}</span>
            )}
          </>
        ),
      })),
    ...skills.map(({ id, name, folderId, hidden, disabled }) => ({
      id,
      parentId: folderId,
      content: (
        <>
          <bdi>{name}</bdi> {hidden && <span class="pill">hidden</span>}{" "}
          {disabled && <span class="pill">disabled</span>}
        </>
      ),
    })),
  ];
}

function SkillDetail({ id: skillId }: { readonly id: string }) {
  const path = { skillId };
  const skill = useData(call("control", "get", "/organizations/{id}/skills/{skillId}", { path }));
  return (
    <Detail title={skill.data?.name ?? "Skill"}>
      <Show of={skill}>
        {({ description, recommendedToLearn, global }) => (
          <Facts
            of={{
              Id: <Id of={skillId} />,
              Description: description,
              "Recommended to learn": recommendedToLearn ? "yes" : "no",
              "In every organization": global ? "yes" : "no",
            }}
          />
        )}
      </Show>
      <VersionResponses
        of={[
          ["V2", call("V2", "get", "/boost/skills/{id}", { path: { id: skillId } })],
          ["V3", call("V3", "get", "/boost/v3/skills/{skillId}", { path: { skillId } })],
        ]}
      />
    </Detail>
  );
}

function FolderDetail({ id: folderId }: { readonly id: string }) {
  return (
    <Detail title="Skill folder">
      <Facts of={{ Id: <Id of={folderId} /> }} />
      <VersionResponses
        of={[
          ["V2", call("V2", "get", "/boost/skillFolders/{id}", { path: { id: folderId } })],
          ["V3", call("V3", "get", "/boost/v3/skillFolders/{folderId}", { path: { folderId } })],
        ]}
      />
    </Detail>
  );
}
