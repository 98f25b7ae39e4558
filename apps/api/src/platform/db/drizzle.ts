import { createRequire } from 'node:module'
import type * as core from 'drizzle-orm'
import type * as migrator from 'drizzle-orm/migrator'
import type * as nodePostgres from 'drizzle-orm/node-postgres'
import type * as nodePostgresMigrator from 'drizzle-orm/node-postgres/migrator'
import type * as pgCore from 'drizzle-orm/pg-core'

// What we use of drizzle, as CommonJS: the package names its 446 modules in `exports`, and Node reads this list again for
// each ES module that it loads from the package.
const require = createRequire(import.meta.url)

export const {
  and,
  asc,
  count,
  countDistinct,
  desc,
  DrizzleQueryError,
  eq,
  exists,
  getTableColumns,
  getTableName,
  gt,
  gte,
  ilike,
  inArray,
  is,
  isNotNull,
  isNull,
  like,
  lt,
  lte,
  max,
  min,
  ne,
  not,
  notExists,
  notInArray,
  or,
  sql,
  sum,
}: typeof core = require('drizzle-orm')
export const {
  alias,
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  PgDialect,
  pgSequence,
  pgTable,
  PgTransaction,
  primaryKey,
  QueryBuilder,
  real,
  text,
  timestamp,
  unionAll,
  unique,
  uniqueIndex,
  uuid,
  varchar,
}: typeof pgCore = require('drizzle-orm/pg-core')
export const {
  drizzle,
  NodePgSession,
  NodePgTransaction,
}: typeof nodePostgres = require('drizzle-orm/node-postgres')
export const { migrate }: typeof nodePostgresMigrator = require('drizzle-orm/node-postgres/migrator')
export const { readMigrationFiles }: typeof migrator = require('drizzle-orm/migrator')
export type { Column, GetColumnData, Placeholder, SQL, SQLWrapper } from 'drizzle-orm'
export type { AnyPgColumn, PgInsertValue, PgTable } from 'drizzle-orm/pg-core'
export type { NodePgDatabase } from 'drizzle-orm/node-postgres'
