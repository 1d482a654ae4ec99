// Parts of the builder in one chunk, loaded when one of them is first used.
export { CheckPanel } from './CheckPanel.tsx'
export { DesignPanel } from './DesignPanel.tsx'
export { ShareDialog } from './sharing/ShareDialog.tsx'
export { TwoResumes } from './TwoResumes.tsx'
