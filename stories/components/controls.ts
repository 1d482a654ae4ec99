/** Excludes props that cannot be entered in a control: children, classes, failures and callbacks. */
export const typedControls = { controls: { exclude: /^(children|className|failure|on[A-Z]\w*)$/ } }

/** Type description for props that come from HTML elements. */
export const ofType = (summary: string) => ({ table: { type: { summary } } })

/** Controls for the look and size of buttons and links that look like one. */
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

/** Controls for props that all fields have. */
export const fieldControls = {
  label: described('Says what to type. It stands above the field, and is never left out.'),
  name: described('Under which name it is sent.'),
  id: described('Of the field in the page; its name, if nothing is given.'),
  hint: described('Says what helps while typing. It stays while there is an error.'),
  autoComplete: described('What the browser or a password manager may fill in.'),
} as const
