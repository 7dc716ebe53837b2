/// <reference lib="dom" />
/// <reference types="vite/client" />
import '@mantine/core/styles.css';
import 'mantine-react-table/styles.css';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { MantineReactTable, useMantineReactTable, type MRT_ColumnDef } from 'mantine-react-table';
import { createElement, StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** The least page that shows the list with the product's libraries as they are: no sign-in, one call, one route. */
type Row = Readonly<Record<string, string>>;

const columns = Array.from({ length: 9 }, (_, column): MRT_ColumnDef<Row> => ({
  accessorKey: `cell${column}`,
  header: `Column ${column + 1}`,
}));
const none: Row[] = [];

function List(): ReactNode {
  const rows = useQuery({
    queryKey: ['rows'],
    queryFn: async (): Promise<Row[]> => (await fetch('/rows.json')).json(),
  });
  const table = useMantineReactTable({
    columns,
    data: rows.data ?? none,
    enableRowSelection: true,
    getRowId: ({ cell0 = '' }) => cell0,
    state: { isLoading: rows.isPending },
  });
  return createElement(MantineReactTable<Row>, { table });
}

const root = createRootRoute();
const routeTree = root.addChildren([createRoute({ getParentRoute: () => root, path: '/', component: List })]);
const router = createRouter({ routeTree });
const place = document.getElementById('root');
if (place !== null) {
  createRoot(place).render(
    createElement(
      StrictMode,
      null,
      createElement(
        MantineProvider,
        null,
        createElement(
          QueryClientProvider,
          { client: new QueryClient() },
          createElement(RouterProvider, { router }),
        ),
      ),
    ),
  );
}
