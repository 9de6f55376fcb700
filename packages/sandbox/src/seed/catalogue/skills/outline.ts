import type { RelationType, Skill, SkillFolder } from "../../../domain/skills.ts";

/** Ids of what a skill relates to. */
type Relations = Readonly<Partial<Record<RelationType, readonly string[]>>>;

/** A skill as the catalogue lists it: visible, and part of the service's catalogue, unless it says otherwise. */
export interface SkillOutline
  extends Partial<Pick<Skill, "description" | "recommendedToLearn" | "hidden" | "disabled" | "global">> {
  readonly id: string;
  readonly name: string;
  readonly skills?: Relations;
  readonly folders?: Relations;
}

/** A folder with what is in it. */
export interface FolderOutline extends Partial<Pick<SkillFolder, "hidden" | "disabled" | "global">> {
  readonly id: string;
  readonly name: string;
  readonly folders?: readonly FolderOutline[];
  readonly skills?: readonly SkillOutline[];
}

export interface SkillCatalogue {
  readonly folders: readonly Omit<SkillFolder, "organizationId">[];
  readonly skills: readonly Omit<Skill, "organizationId">[];
}

const levels = ["AREA", "SUBAREA", "GROUP"] as const;

/** Each folder before what is in it. */
export function catalogueOf(areas: readonly FolderOutline[]): SkillCatalogue {
  const folders: Omit<SkillFolder, "organizationId">[] = [];
  const skills: Omit<Skill, "organizationId">[] = [];

  function add(outline: FolderOutline, depth: number, parentId: string | undefined): void {
    const { id, name, hidden = false, disabled = false, global = true } = outline;
    const level = levels[depth];
    if (level === undefined) throw new Error(`The folder ${id} is below a group.`);
    folders.push({ id, name, level, ...(parentId !== undefined && { parentId }), hidden, disabled, global });
    for (const skill of outline.skills ?? []) skills.push(built(skill, id));
    for (const folder of outline.folders ?? []) add(folder, depth + 1, id);
  }

  for (const area of areas) add(area, 0, undefined);
  return { folders, skills };
}

function built(outline: SkillOutline, folderId: string): Omit<Skill, "organizationId"> {
  const { recommendedToLearn = false, hidden = false, disabled = false, global = true, skills, folders } = outline;
  return {
    id: outline.id,
    name: outline.name,
    ...(outline.description !== undefined && { description: outline.description }),
    folderId,
    recommendedToLearn,
    hidden,
    disabled,
    global,
    relatedSkills: related(skills).map(([skillId, type]) => ({ skillId, type })),
    relatedFolders: related(folders).map(([id, type]) => ({ folderId: id, type })),
  };
}

const related = (relations: Relations = {}): [string, RelationType][] =>
  (Object.entries(relations) as [RelationType, readonly string[]][]).flatMap(([type, ids]) =>
    ids.map((id): [string, RelationType] => [id, type]),
  );
