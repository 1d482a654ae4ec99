import { focusOn } from '../../forms/focusOn.ts'

/** Link that focuses a field of the editor. */
export const FieldLink = ({ id, children }: { id: string; children: string }) => (
  <a
    href={`#${id}`}
    onClick={(event) => {
      event.preventDefault()
      focusOn(id)
    }}
    className="inline-block rounded-tag py-1 text-hint text-link underline decoration-1 underline-offset-4 hover:text-link-hover hover:decoration-2"
  >
    {children}
  </a>
)
