export { PricingView as default } from '../../views/site/PricingView.tsx'
