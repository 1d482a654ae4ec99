import type { Json } from '../mask.ts'

export const JsonView = ({ value }: { value: Json }) => (
  <pre className="rounded-inner bg-sunken p-3 font-secret text-[13px] leading-5 break-words whitespace-pre-wrap">
    {JSON.stringify(value, null, 2)}
  </pre>
)
