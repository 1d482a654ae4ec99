export { ResourcesView as default } from '../../views/site/reading/ResourcesView.tsx'
