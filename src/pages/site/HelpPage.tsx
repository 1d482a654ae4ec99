export { HelpView as default } from '../../views/site/HelpView.tsx'
