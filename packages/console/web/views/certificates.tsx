import type { CertificateDefinition } from "@assessment-api/v3";
import { allFollowing } from "../api/all.ts";
import { call } from "../api/call.ts";
import { useData } from "../api/data.ts";
import { hrefOf, route } from "../route.ts";
import { Id } from "../ui/copy.tsx";
import { Filters, filterOf, isFiltered, TextFilter } from "../ui/filters.tsx";
import { NothingFound } from "../ui/list.tsx";
import { Rest, Show } from "../ui/loaded.tsx";
import { Detail, Facts, Split } from "../ui/split.tsx";
import { Table } from "../ui/table.tsx";
import { VersionResponses } from "../ui/version-responses.tsx";

export function Certificates() {
  const { id } = route.value;
  const searchText = filterOf("searchText");
  const definitions = useData(
    allFollowing<CertificateDefinition>((after) =>
      call("V3", "get", "/boost/v3/certificateDefinitions", { query: { after, searchText, isActive: "all" } }),
    ),
  );
  return (
    <Split detail={id === undefined ? null : <DefinitionDetail key={id} id={id} />}>
      <h1>Certificates</h1>
      <p class="muted">
        Provided by a plugin. Use <a href={hrefOf("settings")}>Settings</a> to make it slow or unavailable.
      </p>
      <Filters>
        <TextFilter name="searchText" label="Name" />
      </Filters>
      <Show of={definitions}>
        {(items) => (
          <>
            <Rest of={items} />
            <Table
              caption="Certificates"
              items={items}
              total={items.length}
              idOf={(definition) => definition.id}
              empty={isFiltered() ? <NothingFound /> : "No certificates."}
              columns={[
                { name: "Name", by: ({ name }) => name },
                { name: "Organization", of: ({ organization }) => organization.name },
                { name: "State", of: ({ isActive }) => (isActive ? "active" : "inactive") },
              ]}
            />
          </>
        )}
      </Show>
    </Split>
  );
}

function DefinitionDetail({ id }: { readonly id: string }) {
  const read = call("V3", "get", "/boost/v3/certificateDefinitions/{id}", { path: { id } });
  const definition = useData(read);
  return (
    <Detail title={definition.data?.name ?? "Certificate"}>
      <Show of={definition}>
        {({ acronym, description, websiteUrl, isActive }) => (
          <Facts
            of={{
              Id: <Id of={id} />,
              Acronym: acronym,
              Description: description,
              Website: websiteUrl,
              State: isActive ? "active" : "inactive",
            }}
          />
        )}
      </Show>
      <VersionResponses of={[["V3", read]]} />
    </Detail>
  );
}
