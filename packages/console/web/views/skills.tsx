import type { Skill } from "@assessment-api/control";
import type { SkillFolder } from "@assessment-api/v3";
import { allFollowing, allPages } from "../api/all.ts";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { formatNumber } from "../format.ts";
import { organizationId, route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { Rest, Show } from "../ui/loaded.tsx";
import { Sides } from "../ui/sides.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { type Node, Tree } from "../ui/tree.tsx";

/** The catalogue of skills as a tree of folders. */
export function Skills() {
  const { id } = route.value;
  const path = { id: organizationId() };
  const folders = useData(
    allFollowing<SkillFolder>((after) =>
      call("V3", "get", "/boost/v3/skillFolders", { query: { after, includeHidden: true, includeDisabled: true } }),
    ),
  );
  const skills = useData(
    allPages<Skill>((page) =>
      call("control", "get", "/organizations/{id}/skills", { path, query: { count: 100, page } }),
    ),
  );
  const isSkill = id !== undefined && skills.data?.some((skill) => skill.id === id);
  const detail =
    id === undefined || skills.data === undefined ? null : isSkill ? (
      <SkillDetail key={id} id={id} />
    ) : (
      <FolderDetail key={id} id={id} />
    );
  return (
    <Split detail={detail}>
      <h1>Skills</h1>
      <Show of={folders}>
        {(all) => (
          <Show of={skills}>
            {(found) =>
              found.length === 0 ? (
                <p class="empty">There are no skills.</p>
              ) : (
                <>
                  <Rest of={found} />
                  <Tree label="Skills" nodes={nodesOf(all, found)} />
                </>
              )
            }
          </Show>
        )}
      </Show>
    </Split>
  );
}

function nodesOf(folders: readonly SkillFolder[], skills: readonly Skill[]): Node[] {
  const inFolder = Map.groupBy(skills, ({ folderId }) => folderId);
  return [
    ...folders.map(({ id, name, parentId }) => ({
      id,
      parentId,
      content: (
        <>
          <strong>{name}</strong>{" "}
          {inFolder.has(id) && <span class="muted">{formatNumber(inFolder.get(id)?.length ?? 0, "skill")}</span>}
        </>
      ),
    })),
    ...skills.map(({ id, name, folderId, hidden, disabled }) => ({
      id,
      parentId: folderId,
      content: (
        <>
          {name} {hidden && <span class="pill">hidden</span>} {disabled && <span class="pill">disabled</span>}
        </>
      ),
    })),
  ];
}

function SkillDetail({ id: skillId }: { readonly id: string }) {
  const path = { id: organizationId(), skillId };
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
      <Sides
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
    <Detail title="Folder of skills">
      <Facts of={{ Id: <Id of={folderId} /> }} />
      <Sides
        of={[
          ["V2", call("V2", "get", "/boost/skillFolders/{id}", { path: { id: folderId } })],
          ["V3", call("V3", "get", "/boost/v3/skillFolders/{folderId}", { path: { folderId } })],
        ]}
      />
    </Detail>
  );
}
