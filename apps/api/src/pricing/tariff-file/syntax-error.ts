import type { YAMLError } from 'yaml';

const sentences: Partial<Record<YAMLError['code'], string>> = {
  DUPLICATE_KEY: 'This key is there twice',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs',
  BAD_INDENT: 'The indentation does not fit the rows above, or a bracket is not closed',
  MISSING_CHAR: 'A colon, a quotation mark or a closing bracket is missing',
  BLOCK_AS_IMPLICIT_KEY: 'A second colon in one row: put the text in quotation marks',
  MULTILINE_IMPLICIT_KEY: 'A key must stand in one row, and end with a colon',
  MULTIPLE_DOCS: 'A file holds one tariff: remove the row of dashes and what follows it',
  TAG_RESOLVE_FAILED: 'Tags (!) are not supported',
};

/** Says what is wrong with a file that isn't YAML. */
export function describeSyntaxError({ code }: YAMLError): string {
  return sentences[code] ?? 'This is not valid YAML: check indentation, colons and quotation marks';
}
