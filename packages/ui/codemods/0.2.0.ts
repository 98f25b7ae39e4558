/**
 * `npx jscodeshift -t node_modules/@chignon/ui/dist/codemods/0.2.0.mjs --parser=tsx --extensions=tsx,ts,jsx,js,css,scss src` changes an app
 * from 0.1 to 0.2.
 */
import { renames } from './0.2.0.renames.ts'
import { createTransform } from './create-transform.ts'

export const parser = 'tsx'

export default createTransform(renames)
