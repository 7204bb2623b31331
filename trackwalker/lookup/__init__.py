"""One thing of the specification looked up: a clause, a question, a scenario, a section, or words."""
