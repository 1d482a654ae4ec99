/** Purpose of each component in one line, by story title. */
export const componentNotes: Readonly<Record<string, string>> = {
  'Components/Button': 'Something to press. One that must wait keeps the focus and can be read.',
  'Components/Charts':
    'Figures and charts without a library: each has a sentence, a table, and nothing below ten cases.',
  'Components/Field row':
    'Fields side by side: label, message, control and hint share four lines, so all controls begin at the same height.',
  'Components/Form': 'Holds what is typed until it is sent, and says above the fields what went wrong.',
  'Components/Notes and placeholders':
    'A note beside the work, which stays; and what stands where something is waited for, or where there is nothing yet.',
  'Components/Notification':
    'Tells beside the page what has happened. A failure stays until it is sent away.',
  'Components/Option card': 'One choice out of a few, each with a title and a sentence.',
  'Components/Password field':
    'A password: hidden until somebody asks to see it, and hidden again when it is sent.',
  'Components/Pictures': 'Sets, replaces and removes a company logo or a photo.',
  'Components/Searchable select':
    'One of many things, such as countries or currencies: found by a few letters of its name, stored as its code.',
  'Components/Shells': 'What stands around every page: of a member, and of a visitor.',
  'Components/Tabs':
    'Panels of which one is open. What is typed in a panel is kept while another one is open.',
  'Components/Text field': 'A line of text with its label, a hint, and what is wrong with it.',
}
