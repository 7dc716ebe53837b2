-- The readiness check runs with the callers' role and compares these names with its own files.
GRANT SELECT (name) ON schema_migrations TO consign_app;
