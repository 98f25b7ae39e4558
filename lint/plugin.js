import { logicalClasses } from './logical-classes.js'
import { layers } from './layers.js'
import { noExportAll } from './no-export-all.js'
import { plainWords } from './plain-words.js'

/** Our own lint rules. Each message says what to do instead. */
export default {
  meta: { name: 'house' },
  rules: {
    'logical-classes': logicalClasses,
    layers,
    'no-export-all': noExportAll,
    'plain-words': plainWords,
  },
}
