// One measurement in a process of its own: `sample.mjs <papa|parser|memory> <file> <domain> <papaparse>`
// prints JSON; `sample.mjs write <file> <rows>` writes the file, `write-wrong` a file with only invalid rows.
import { createReadStream, readFileSync, writeFileSync } from 'node:fs';

import { context, writeFile, writeWrongFile } from './import-file.mjs';

const [, , mode, file, domain, papaparse] = process.argv;

if (mode === 'write') {
  writeFileSync(file, writeFile(Number(domain)));
} else if (mode === 'write-wrong') {
  writeFileSync(file, writeWrongFile(Number(domain)));
} else if (mode === 'papa') {
  const { default: Papa } = await import(papaparse);
  const text = readFileSync(file, 'utf8');
  print(measure(() => Papa.parse(text, { header: true }).data.length));
} else {
  const { createEncodingScan, createImportParser, createImportDecoder } = await import(domain);
  const parser = createImportParser(context, { header: () => undefined, group: () => undefined });
  if (mode === 'parser') {
    const text = readFileSync(file, 'utf8');
    print(
      measure(() => {
        parser.write(text);
        return parser.end();
      }),
    );
  } else {
    const before = process.memoryUsage().rss;
    const scan = createEncodingScan();
    for await (const bytes of createReadStream(file)) scan.write(bytes);
    const decoder = createImportDecoder(
      scan.end(),
      (label) => new TextDecoder(label, { fatal: true, ignoreBOM: true }),
    );
    for await (const bytes of createReadStream(file)) parser.write(decoder.write(bytes));
    const answer = parser.end();
    print({ mebibytes: (readPeakMemory() - before) / 1024 / 1024, answer });
  }
}

function measure(work) {
  const start = process.cpuUsage();
  const answer = work();
  const { user, system } = process.cpuUsage(start);
  return { milliseconds: (user + system) / 1000, answer };
}

function print(result) {
  process.stdout.write(JSON.stringify(result));
}

/**
 * The most memory that this process has had, in bytes. On Linux read from its own counter: `maxRSS` begins with the
 * memory of the process that started it.
 */
function readPeakMemory() {
  try {
    const [, kilobytes] = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes !== undefined) return Number(kilobytes) * 1024;
  } catch {
    // Another system than Linux.
  }
  return process.resourceUsage().maxRSS * 1024;
}
