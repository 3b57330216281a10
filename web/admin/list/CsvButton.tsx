import { ExportButton } from 'react-admin';
import { type Export, useExport } from '../../components/exportFile.ts';

/** The server writes the file. react-admin's exporter would load every row first, so it gets one only. */
export function CsvButton(file: Export) {
  const exporting = useExport(file);
  return <ExportButton maxResults={1} exporter={() => exporting.act('csv')} variant="outlined" />;
}
