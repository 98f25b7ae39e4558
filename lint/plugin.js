import { inlineBdi } from './inline-bdi.js'
import { logicalClasses } from './logical-classes.js'
import { layers } from './layers.js'
import { noExportAll } from './no-export-all.js'
import { optionalUndefined } from './optional-undefined.js'
import { plainWords } from './plain-words.js'
import { sqlInQueries } from './sql-in-queries.js'
import { stableText } from './stable-text.js'

/** Our own lint rules. Each message says what to do instead. */
export default {
  meta: { name: 'house' },
  rules: {
    'inline-bdi': inlineBdi,
    'logical-classes': logicalClasses,
    layers,
    'no-export-all': noExportAll,
    'optional-undefined': optionalUndefined,
    'plain-words': plainWords,
    'sql-in-queries': sqlInQueries,
    'stable-text': stableText,
  },
}
