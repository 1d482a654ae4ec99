import type { DataClass, DataEntries, DataKind, DataRules } from './dataKind.ts'

/** One stored value, with all of its rules resolved. */
export interface RegisterEntry extends DataRules {
  /** Column as `table.column`, or the name of data outside the database. */
  readonly name: string
  readonly class: DataClass
  readonly purpose: string
  readonly kind: DataKind
}

/** Entries for the columns of the database, named `table.column`. */
export const columnEntries = (kinds: readonly DataKind[]): RegisterEntry[] =>
  kinds.flatMap((kind) =>
    Object.entries(kind.tables ?? {}).flatMap(([table, { columns, ...rules }]) =>
      entriesOf(columns, { ...rulesOf(kind), ...rules }, kind).map((entry) => ({
        ...entry,
        name: `${table}.${entry.name}`,
      })),
    ),
  )

/** Entries for data outside the database. */
export const fileEntries = (kinds: readonly DataKind[]): RegisterEntry[] =>
  kinds.flatMap((kind) => entriesOf(kind.files ?? {}, rulesOf(kind), kind))

const rulesOf = ({ ground, whose, retention, onDeletion }: DataKind): DataRules => ({
  ground,
  whose,
  retention,
  onDeletion,
})

const classes: readonly DataClass[] = ['personal', 'secret', 'internal']

function entriesOf(entries: DataEntries, rules: DataRules, kind: DataKind): RegisterEntry[] {
  return classes.flatMap((each) =>
    Object.entries(entries[each] ?? {}).map(([name, entry]) => ({
      ...rules,
      ...(typeof entry === 'string' ? { purpose: entry } : entry),
      name,
      class: each,
      kind,
    })),
  )
}
