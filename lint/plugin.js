import { logicalClasses } from './logical-classes.js'
import { layers } from './layers.js'
import { noExportAll } from './no-export-all.js'

/** The house's own rules. Each message says what to do instead. */
export default {
  meta: { name: 'house' },
  rules: { 'logical-classes': logicalClasses, layers, 'no-export-all': noExportAll },
}
