import { PostgresQueryCompiler, type RawBuilder, createQueryId, sql } from 'kysely';

const compiler = new PostgresQueryCompiler();

/**
 * A fragment that is the same in every statement, as text: as a tree its parts are visited again for each statement.
 * Throws for a fragment with parameters.
 */
export function compileOnce<Value>(fragment: RawBuilder<Value>): RawBuilder<Value> {
  const { sql: text, parameters } = compiler.compileQuery(fragment.toOperationNode(), createQueryId());
  if (parameters.length > 0) throw new Error(`A fragment that is compiled once has parameters: ${text}`);
  return sql.raw(text);
}
