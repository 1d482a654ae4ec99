export { counted, number } from '../../contract/words/counted.ts'
