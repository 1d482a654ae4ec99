/** Nobody can type these into a control: what a component is told, holds and tells. */
export const typedControls = { controls: { exclude: /^(children|className|failure|on[A-Z]\w*)$/ } }

/** Types of props inherited from HTML elements. */
export const ofType = (summary: string) => ({ table: { type: { summary } } })

/** The looks and sizes of everything that looks like a button. */
export const buttonControls = {
  look: {
    control: 'select',
    options: ['primary', 'secondary', 'quiet'],
    description: 'How much it stands out: one primary button to a page.',
  },
  size: {
    control: 'select',
    options: ['large', 'small', 'header'],
    description: 'Large below a form, small beside something, header in the bar at the top.',
  },
} as const

const described = (description: string) => ({ description })

/** Props of every field. */
export const fieldControls = {
  label: described('Says what to type. It stands above the field, and is never left out.'),
  name: described('Under which name it is sent.'),
  id: described('Of the field in the page; its name, if nothing is given.'),
  hint: described('Says what helps while typing. It stays while there is an error.'),
  autoComplete: described('What the browser or a password manager may fill in.'),
} as const
