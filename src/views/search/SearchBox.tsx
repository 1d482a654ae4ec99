import { paths } from '../../../contract/paths.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { FieldFrame } from '../../ui/form/FieldFrame.tsx'

/** Where a search begins. The browser sends it, and the address of what is found says all of it. */
export const SearchBox = () => (
  <form
    action={paths.jobs}
    role="search"
    aria-label="Jobs"
    autoComplete="off"
    data-ready=""
    className="grid items-end gap-x-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
  >
    <Words name="q" label="What" />
    <Words name="place" label="Where" />
    <Button type="submit" className="mb-5">
      Search
    </Button>
  </form>
)

const Words = ({ name, label }: { name: string; label: string }) => (
  <FieldFrame id={name} label={label} hint={undefined} message={undefined}>
    <input id={name} name={name} enterKeyHint="search" className="control" />
  </FieldFrame>
)
