import { controlWords } from '../../words/shared/controls.ts'

/** Tag for demo content, such as an invented job or company. */
export const DemoTag = () => (
  <span className="ms-2 rounded-tag bg-sunken px-2 text-muted">{controlWords.demo}</span>
)
