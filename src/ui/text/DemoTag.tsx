import { controlWords } from '../../words/shared/controls.ts'

/** Beside what is there to show the product: an invented job, or who is said to offer it. */
export const DemoTag = () => (
  <span className="ms-2 rounded-tag bg-sunken px-2 text-muted">{controlWords.demo}</span>
)
