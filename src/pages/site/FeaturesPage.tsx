export { FeaturesView as default } from '../../views/site/features/FeaturesView.tsx'
