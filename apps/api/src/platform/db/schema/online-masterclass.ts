import { check, desc, index, pgTable, primaryKey, sql, uuid } from '../drizzle.ts'
import { categories } from './category.ts'
import { catalogueColumns, lessonTotalColumns, localizedList, offerColumns, position } from './columns.ts'
import { pictureColumn } from './picture-column.ts'
import { users } from './user.ts'

/** Masterclasses of recorded lessons, which are in `lessons`. */
export const onlineMasterclasses = pgTable(
  'online_masterclasses',
  {
    ...catalogueColumns(),
    coverId: pictureColumn('cover_id'),
    ...offerColumns(),
    ...lessonTotalColumns(),
    categoryId: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    outcomes: localizedList('outcomes'),
  },
  (masterclass) => [
    index('online_masterclasses_cover').on(masterclass.coverId),
    index('online_masterclasses_newest').on(desc(masterclass.publishedAt), masterclass.id),
    check('online_masterclasses_price', sql`${masterclass.price} >= 0`),
    check(
      'online_masterclasses_discount',
      sql`${masterclass.discountedPrice} between 0 and ${masterclass.price}`,
    ),
  ],
)

/** The educators of an online masterclass, in order. */
export const onlineMasterclassEducators = pgTable(
  'online_masterclass_educators',
  {
    onlineMasterclassId: uuid('online_masterclass_id')
      .notNull()
      .references(() => onlineMasterclasses.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    position: position(),
  },
  (row) => [
    primaryKey({ columns: [row.onlineMasterclassId, row.userId] }),
    index('online_masterclass_educators_user').on(row.userId),
  ],
)
