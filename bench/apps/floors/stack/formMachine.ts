import Cookies from 'universal-cookie'
import * as v from 'valibot'
import { assign, fromPromise, setup } from 'xstate'

const cookies = new Cookies()

const credentials = v.object({
  email: v.pipe(v.string(), v.trim(), v.email('Enter a valid e-mail address')),
  password: v.pipe(v.string(), v.minLength(8, 'At least 8 characters')),
  remember: v.boolean(),
})

type Values = v.InferOutput<typeof credentials>

interface Context {
  readonly path: string
  readonly values: Values
  readonly issues: Partial<Record<keyof Values, readonly string[]>>
  readonly failure: string
}

const issuesOf = (values: Values): Context['issues'] => {
  const { success, issues } = v.safeParse(credentials, values)
  return success ? {} : (v.flatten<typeof credentials>(issues).nested ?? {})
}

export const formMachine = setup({
  types: {
    input: {} as { path: string },
    context: {} as Context,
    events: {} as { type: 'edit'; values: Partial<Values> } | { type: 'calm' } | { type: 'submit' },
  },
  actors: {
    post: fromPromise<unknown, Pick<Context, 'path' | 'values'>>(async ({ input: { path, values } }) => {
      const answer = await fetch(path, { method: 'POST', body: JSON.stringify(values) })
      if (!answer.ok) throw new Error('The e-mail or the password is wrong')
      return answer.json()
    }),
  },
  guards: { isValid: ({ context }) => v.is(credentials, context.values) },
  actions: {
    edit: assign(({ context }, values: Partial<Values>) => ({
      values: { ...context.values, ...values },
      issues: {},
    })),
    check: assign(({ context }) => ({ issues: issuesOf(context.values) })),
    keepAddress: ({ context }) => cookies.set('last-email', context.values.email, { path: '/' }),
    fail: assign({ failure: 'The e-mail or the password is wrong' }),
    calm: assign({ failure: '' }),
  },
}).createMachine({
  id: 'form',
  initial: 'editing',
  context: ({ input: { path } }) => ({
    path,
    values: { email: String(cookies.get('last-email') ?? ''), password: '', remember: false },
    issues: {},
    failure: '',
  }),
  states: {
    editing: {
      on: {
        edit: { actions: { type: 'edit', params: ({ event }) => event.values } },
        calm: { actions: 'calm' },
        submit: [{ guard: 'isValid', target: 'sending' }, { actions: 'check' }],
      },
    },
    sending: {
      entry: 'keepAddress',
      invoke: {
        src: 'post',
        input: ({ context }) => context,
        onDone: 'done',
        onError: { target: 'editing', actions: 'fail' },
      },
    },
    done: { type: 'final' },
  },
})
