import { Parser } from 'htmlparser2'

/** Known namespaces with their usual prefix, for ISO 29500 Transitional and Strict. */
const prefixes: ReadonlyMap<string, string> = new Map([
  ['http://schemas.openxmlformats.org/wordprocessingml/2006/main', 'w'],
  ['http://purl.oclc.org/ooxml/wordprocessingml/main', 'w'],
  ['http://schemas.openxmlformats.org/officeDocument/2006/relationships', 'r'],
  ['http://purl.oclc.org/ooxml/officeDocument/relationships', 'r'],
  ['http://schemas.openxmlformats.org/markup-compatibility/2006', 'mc'],
  ['http://schemas.openxmlformats.org/package/2006/relationships', ''],
  ['http://schemas.openxmlformats.org/package/2006/content-types', ''],
])

export type Attributes = Readonly<Record<string, string>>

interface XmlHandler {
  readonly opens: (name: string, attributes: Attributes) => void
  readonly text?: (text: string) => void
  readonly closes?: (name: string) => void
}

type Scope = ReadonlyMap<string, string>

/**
 * Parses XML as a stream of events. Names get the usual prefix of their namespace, whatever the file uses.
 * Entities and external references are ignored.
 */
export function readXml(xml: string, { closes, opens, text }: XmlHandler): void {
  const scopes: Scope[] = [new Map()]
  const usual = (name: string, scope: Scope, isAttribute: boolean) => {
    const at = name.indexOf(':')
    const prefix = at < 0 ? '' : name.slice(0, at)
    // An attribute without a prefix is in no namespace.
    const known = isAttribute && at < 0 ? undefined : scope.get(prefix)
    const local = name.slice(at + 1)
    return known === undefined ? name : known === '' ? local : `${known}:${local}`
  }
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        const scope = scopeWith(scopes.at(-1) ?? new Map(), attributes)
        scopes.push(scope)
        const entries = Object.entries(attributes).map(
          ([key, value]) => [usual(key, scope, true), value] as const,
        )
        const named: Attributes = Object.fromEntries(entries)
        opens(usual(name, scope, false), named)
      },
      ...(text && { ontext: text }),
      onclosetag: (name) => closes?.(usual(name, scopes.pop() ?? new Map(), false)),
    },
    { xmlMode: true },
  )
  parser.write(xml)
  parser.end()
}

function scopeWith(scope: Scope, attributes: Attributes): Scope {
  const declared = Object.entries(attributes).filter(([key]) => key === 'xmlns' || key.startsWith('xmlns:'))
  if (declared.length === 0) return scope
  const known = declared.map(([key, uri]) => [key.slice('xmlns:'.length), prefixes.get(uri)] as const)
  const more = new Map(scope)
  for (const [prefix, usual] of known) {
    // An unknown namespace gets a separate prefix, so that its elements are not mistaken for known ones.
    if (usual !== undefined) more.set(prefix, usual)
    else if (more.has(prefix)) more.set(prefix, 'other')
  }
  return more
}
