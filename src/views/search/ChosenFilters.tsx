import { criteriaIn } from '../../../contract/search/address.ts'
import { singleFilters } from '../../../contract/search/criteria.ts'
import { FORM } from './formSearch.ts'

/**
 * Hidden fields for the chosen further filters, which keep them in the form until their own fields have
 * loaded.
 */
export function ChosenFilters({ search }: { search: string }) {
  const criteria = criteriaIn(search)
  return singleFilters.map(
    (name) =>
      criteria[name] !== undefined && (
        <input key={name} type="hidden" name={name} value={criteria[name]} form={FORM} />
      ),
  )
}
