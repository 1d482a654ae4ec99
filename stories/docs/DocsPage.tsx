import { DocsContext, useOf } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import * as v from 'valibot'
import { ComponentPage, type Prop } from './ComponentPage.tsx'
import { ViewPage } from './ViewPage.tsx'

/** Documentation page of a view or component. */
export default function DocsPage() {
  const context = use(DocsContext)
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title, argTypes } = preparedMeta
  if (!title.startsWith('Components/')) return <ViewPage view={title} />
  const stories = context
    .componentStories()
    .filter(({ tags }) => !tags.includes('test-fn'))
    .map(({ id, name }) => ({ id, title, label: name }))
  return (
    <ComponentPage
      title={title}
      component={v.parse(nameSchema, preparedMeta.component)}
      stories={stories}
      props={Object.values(argTypes).map(propOf)}
    />
  )
}

/** Name of a component from its docgen data, because the build removes function names. */
const nameSchema = v.pipe(
  v.function(),
  v.transform((component): object => ({ ...component })),
  v.object({ __docgenInfo: v.object({ displayName: v.string() }) }),
  v.transform(({ __docgenInfo: { displayName } }) => displayName),
)

const propSchema = v.object({
  name: v.string(),
  description: v.optional(v.string(), ''),
  options: v.optional(v.array(v.string())),
  type: v.optional(v.object({ required: v.optional(v.boolean(), false), raw: v.optional(v.string()) }), {}),
  table: v.optional(
    v.object({ type: v.optional(v.object({ summary: v.optional(v.string(), '') }), {}) }),
    {},
  ),
})

function propOf(argType: unknown): Prop {
  const { name, description, options, type, table } = v.parse(propSchema, argType)
  const choices = options?.map((option) => `'${option}'`).join(' | ')
  return {
    name,
    what: description,
    type: choices ?? type.raw ?? table.type.summary,
    isRequired: type.required,
  }
}
