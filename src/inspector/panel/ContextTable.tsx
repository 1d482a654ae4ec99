import { JsonView } from './JsonView.tsx'
import { isObject, type Json } from '../mask.ts'

/** Table of an actor's context, with values as JSON. */
export function ContextTable({ value }: { value: Json }) {
  if (!isObject(value)) return <JsonView value={value} />
  const entries = Object.entries(value)
  if (entries.length === 0) return <p className="text-caption text-muted">It keeps nothing.</p>
  return (
    <table className="w-full border-collapse text-left text-caption">
      <caption className="sr-only">What the actor keeps</caption>
      <thead className="text-subtle">
        <tr>
          <th scope="col" className="py-1 pr-4 font-normal">
            Name
          </th>
          <th scope="col" className="py-1 font-normal">
            Value
          </th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, kept]) => (
          <tr key={name} className="border-t border-line align-baseline">
            <th scope="row" className="py-1.5 pr-4 font-semibold">
              {name}
            </th>
            <td className="w-full py-1.5 font-secret text-[13px] leading-5 wrap-anywhere whitespace-pre-wrap">
              {JSON.stringify(kept, null, 2)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
